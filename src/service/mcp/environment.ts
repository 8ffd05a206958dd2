import type { Variables } from '../../lib/variables.ts';

/**
 * Variables that servers under test get without naming them: what programs need to run, to speak a
 * language, to reach the network, to fetch packages. So do all of `LC_`.
 */
const ALLOWED = `
  PATH HOME USER LOGNAME SHELL TERM CI LD_LIBRARY_PATH JAVA_HOME DOTNET_ROOT DOCKER_HOST
  RUNNER_TRACKING_ID LANG LANGUAGE TZ TMPDIR TEMP TMP XDG_RUNTIME_DIR XDG_CACHE_HOME
  XDG_CONFIG_HOME HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY NODE_USE_ENV_PROXY NODE_EXTRA_CA_CERTS
  SSL_CERT_FILE SSL_CERT_DIR REQUESTS_CA_BUNDLE CURL_CA_BUNDLE NPM_CONFIG_REGISTRY
  NPM_CONFIG_USERCONFIG NPM_CONFIG_GLOBALCONFIG NPM_CONFIG_PREFIX NPM_CONFIG_CACHE NPM_CONFIG_CAFILE NPM_CONFIG_STRICT_SSL NPM_CONFIG_PROXY
  NPM_CONFIG_HTTPS_PROXY NPM_CONFIG_NOPROXY NPM_CONFIG_OFFLINE NPM_CONFIG_PREFER_OFFLINE
  NPM_CONFIG_IGNORE_SCRIPTS UV_CACHE_DIR UV_DEFAULT_INDEX UV_INDEX UV_INDEX_URL UV_EXTRA_INDEX_URL
  UV_OFFLINE UV_NATIVE_TLS UV_SYSTEM_CERTS UV_PYTHON UV_PYTHON_PREFERENCE UV_PYTHON_DOWNLOADS
  UV_PYTHON_INSTALL_DIR UV_TOOL_DIR UV_LINK_MODE PIP_INDEX_URL PIP_EXTRA_INDEX_URL SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC
  PATHEXT APPDATA LOCALAPPDATA PROGRAMFILES PROGRAMFILES(X86) PROGRAMDATA USERNAME USERPROFILE
  HOMEDRIVE HOMEPATH NUMBER_OF_PROCESSORS PROCESSOR_ARCHITECTURE
`
  .trim()
  .split(/\s+/);

/** One address, with or without scheme, or several. */
const HAS_CREDENTIALS = /(?:^|:\/\/)[^/?#\s]*@/;
/** Shells export functions as variables. */
const FUNCTION_MARK = '()';

export function serverEnvironment(
  job: Variables,
  named: Record<string, string>,
): Record<string, string> {
  const inherited = Object.entries(job).flatMap(([name, value]) => {
    const isPassed = value !== undefined && isAllowed(name.toUpperCase()) && isHarmless(value);
    return isPassed ? [[name, value] as const] : [];
  });
  return Object.fromEntries([...inherited, ...Object.entries(named)]);
}

const isAllowed = (name: string) => name.startsWith('LC_') || ALLOWED.includes(name);
const isHarmless = (value: string) =>
  !value.startsWith(FUNCTION_MARK) && !HAS_CREDENTIALS.test(value);
