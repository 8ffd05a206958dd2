import { useLayoutEffect, useState } from 'preact/hooks';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const KEY = 'mcp-eval-report-theme';
const WORDS: Readonly<Record<Theme, string>> = {
  system: '◐ System',
  light: '☀ Light',
  dark: '☾ Dark',
};

/** Chooses light or dark colours, or those of the system; kept for the next report. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(storedTheme);
  useLayoutEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <select
      aria-label="Colours"
      value={theme}
      onChange={({ currentTarget }) => {
        const next = THEMES[currentTarget.selectedIndex] ?? 'system';
        setTheme(next);
        storage()?.setItem(KEY, next);
      }}
    >
      {THEMES.map((one) => (
        <option key={one} value={one}>
          {WORDS[one]}
        </option>
      ))}
    </select>
  );
}

function storedTheme(): Theme {
  const stored = storage()?.getItem(KEY);
  return THEMES.find((one) => one === stored) ?? 'system';
}

/** Null where the browser keeps nothing for a page like this; the choice then lasts as long as the page. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
