import type {AnchorHTMLAttributes, MouseEvent} from 'react';
import {isPlainClick} from '@site/src/lib/page/isPlainClick';
import {destinationOf} from '@site/src/lib/paths/destinationOf';

export interface LinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'rel' | 'target'
> {
  readonly onClick: (event: MouseEvent) => void;
}

/** Attributes of a link that leads to a page of the portal through `onFollow`, and elsewhere as links do; another site opens beside. */
export function linkTo(address: string, onFollow: (address: string) => void): LinkProps {
  const destination = destinationOf(address, window.location.origin);
  return {
    href: address,
    ...(destination === 'outside' && {target: '_blank', rel: 'noopener noreferrer'}),
    onClick: (event) => {
      if (destination === 'portal' && isPlainClick(event)) {
        event.preventDefault();
        onFollow(address);
      }
    },
  };
}
