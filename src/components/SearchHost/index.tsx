import type {ReactNode} from 'react';
import type {SearchDialog} from './useSearchDialog';
import {useSearchKeys} from './useSearchKeys';

export interface Props {
  readonly dialog: SearchDialog;
}

/** Draws the search over the page while it is open, and listens to its keys (C-06). */
export default function SearchHost({dialog}: Props): ReactNode {
  const {modal} = dialog;
  useSearchKeys(dialog);
  return modal !== undefined && <modal.Modal {...modal.props} />;
}
