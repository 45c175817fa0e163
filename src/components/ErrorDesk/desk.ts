import index from '@generated/error-desk/default/index.json';
import {createDesk} from '@selection-set/error-desk';
import {GRAPHQL_SIGNS} from '@site/src/lib/constants';

/** Everything that the pages of this language explain. A module of its own, so that only who pastes a log loads it. */
export const desk = createDesk(index, {subjectSigns: GRAPHQL_SIGNS});
