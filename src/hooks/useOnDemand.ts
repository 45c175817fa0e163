import {useEffect, useState} from 'react';

/**
 * A module that is fetched on demand, and once per page (API-10).
 *
 * @param load imports it; needs a stable identity.
 * @param onFailed needs a stable identity.
 * @returns undefined until it has loaded.
 */
export function useOnDemand<Module>(
  isWanted: boolean,
  load: () => Promise<Module>,
  onFailed: () => void,
): Module | undefined {
  const [loaded, setLoaded] = useState<{readonly module: Module}>();
  useEffect(() => {
    let isCurrent = true;
    async function run(): Promise<void> {
      try {
        const module = await load();
        if (isCurrent) {
          setLoaded({module});
        }
      } catch {
        if (isCurrent) {
          onFailed();
        }
      }
    }
    if (isWanted) {
      void run();
    }
    return () => {
      isCurrent = false;
    };
  }, [isWanted, load, onFailed]);
  return loaded?.module;
}
