import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {collectTexts, type KeptText, nameOfField} from '@site/src/lib/recovery/keptTexts';

/** Remembered while it is typed: a field may be gone when its page is left. */
const typed = new Map<string, string>();

/** Everything that the reader has typed on this page. */
export function collectTyped(): readonly KeptText[] {
  return collectTexts(document, typed);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(
    'input',
    ({target}) => {
      const name = nameOfField(document, target);
      if (name !== undefined && target !== null && 'value' in target) {
        typed.set(name, String(target.value));
      }
    },
    {capture: true},
  );
}
