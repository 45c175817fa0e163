import type {Element} from 'hast';
import {replaceElements} from './hast';
import type {ReadmeLabels} from './options';

/** Boxes of task lists show a state, are named by it, and cannot be used; every other input goes. */
export function rewriteTasks(content: Element, labels: ReadmeLabels): void {
  replaceElements(content, (element) => {
    if (element.tagName !== 'input') {
      return [element];
    }
    const {type, checked} = element.properties;
    const isDone = Boolean(checked);
    element.properties = {
      type: 'checkbox',
      disabled: true,
      checked: isDone,
      ariaLabel: isDone ? labels.taskDone : labels.taskOpen,
    };
    return type === 'checkbox' ? [element] : [];
  });
}
