import {createHost} from '../../lib/search/client/createHost';
import {type NumberedReply, type NumberedRequest, READY} from '../../lib/search/client/protocol';

const answer = createHost();

addEventListener('message', ({data: {id, request}}: MessageEvent<NumberedRequest>) => {
  postMessage({id, reply: answer(request)} satisfies NumberedReply);
});
postMessage(READY);
