import type {ButtonHTMLAttributes} from 'react';

type Command = 'show-modal' | 'close';

/**
 * Properties of a button that opens or closes a `<dialog>`. Browsers do it natively with invoker commands, before
 * hydration and without scripts; if they do not support these, a click handler does the same.
 *
 * @param dialogId id of the `<dialog>`.
 */
export function useDialogCommand(
  command: Command,
  dialogId: string,
): Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'command' | 'commandfor' | 'onClick'> {
  return {
    command,
    commandfor: dialogId,
    onClick: () => {
      const dialog = document.getElementById(dialogId);
      if ('commandForElement' in HTMLButtonElement.prototype || !isDialog(dialog)) {
        return;
      }
      if (command === 'close') {
        dialog.close();
      } else if (!dialog.open) {
        dialog.showModal();
      }
    },
  };
}

function isDialog(element: HTMLElement | null): element is HTMLDialogElement {
  return element instanceof HTMLDialogElement;
}
