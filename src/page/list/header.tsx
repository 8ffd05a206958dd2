import { Button, numberOf, Sentence, Sentences, SIGNS } from '../parts.tsx';
import { addressOf, filterBy, labelOf, STATES, TABS, type ViewProps } from '../state/address.ts';
import { TITLES } from '../tabs/tab.tsx';

/** The news, counters that are filters, and tabs about the run. */
export const Header = ({ data, state, onState }: ViewProps) => (
  <header class={data.value}>
    <h1>
      <i class="chip" aria-hidden="true">
        {SIGNS[data.value]}
      </i>{' '}
      <Sentence text={data.headline} />
    </h1>
    <Sentences lines={[data.suite, data.facts, data.compared, data.leftOut]} />
    {data.problems.length > 0 && (
      <div class="problems">
        <Sentences lines={data.problems} />
      </div>
    )}
    <fieldset aria-label="Filters">
      {STATES.map((one) => {
        const count = data.counts[one] ?? 0;
        const isPressed = state.filter === one;
        const toggle = () => onState(filterBy(state, isPressed ? null : one));
        return (
          (count > 0 || isPressed) && (
            <Button aria-pressed={isPressed} onClick={toggle}>
              <b class={`chip ${one}`}>{numberOf(count)}</b> {labelOf(one)}
            </Button>
          )
        );
      })}
    </fieldset>
    <nav aria-label="About the run">
      {TABS.map((tab) => (
        <a href={addressOf(state, { tab })} aria-current={state.tab === tab || undefined}>
          {TITLES[tab]}
        </a>
      ))}
    </nav>
  </header>
);
