import {enter} from './enter';

const FIELDS = 'input, select, textarea';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Remembers what a reader has entered or ticked on the page, before React draws its fields with what the server knew.
 *
 * @returns puts it back as if it were entered now, so that React hears of it; to be called once.
 */
export function keepFields(): () => void {
  const kept = new Map<Field, string | boolean>();
  const keep = ({target}: {readonly target: EventTarget | null}): void => {
    if (isField(target)) {
      kept.set(target, isTicked(target) ? target.checked : target.value);
    }
  };
  [...document.querySelectorAll<Field>(FIELDS)]
    .filter(isChanged)
    .forEach((target) => keep({target}));
  addEventListener('input', keep, true);
  return () => {
    removeEventListener('input', keep, true);
    for (const [field, value] of kept) {
      if (typeof value === 'string') {
        enter(field, value);
      } else if (isTicked(field)) {
        // React compares with what it has seen last: the opposite, from which a click leads to what the reader wants.
        field.checked = !value;
        field.click();
      }
    }
  };
}

function isField(target: unknown): target is Field {
  return target instanceof Element && target.matches(FIELDS);
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({selected, defaultSelected}) => selected !== defaultSelected);
  }
  return isTicked(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}
