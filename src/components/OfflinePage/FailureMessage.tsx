import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Failure} from './state';

/** Says why a download ended, and what is there now. */
export default function FailureMessage({reason}: {readonly reason: Failure}): ReactNode {
  switch (reason) {
    case 'room':
      return (
        <Translate
          id="offline.failed.room"
          description="On the page about reading offline: the browser has no room for the download">
          There is not enough room: the browser refused to store more. Make room on this device and
          try again, or remove what has come so far.
        </Translate>
      );
    case 'files':
      return (
        <Translate
          id="offline.failed.files"
          description="On the page about reading offline: a file of the download did not come">
          A file did not come. What is here stays; try again to get the rest.
        </Translate>
      );
    case 'list':
      return (
        <Translate
          id="offline.failed.list"
          description="On the page about reading offline: the server could not be asked what to download">
          The server could not be asked what there is to download. Try again when there is a
          connection.
        </Translate>
      );
    default:
      return reason satisfies never;
  }
}
