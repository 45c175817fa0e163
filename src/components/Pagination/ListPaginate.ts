import {cloneElement, isValidElement, type ReactNode} from 'react';
import ReactPaginate from 'react-paginate';

/**
 * react-paginate 8.3.0 gives its `<ul>` the role and English name of a navigation, which takes the list away from its items. The
 * surrounding `<nav>` has both, so the list stays a list.
 */
export default class ListPaginate extends ReactPaginate {
  override render(): ReactNode {
    const list = super.render();
    return isValidElement<{role?: string; 'aria-label'?: string}>(list)
      ? cloneElement(list, {role: undefined, 'aria-label': undefined})
      : list;
  }
}
