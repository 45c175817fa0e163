import {
  createHost,
  type NumberedReply,
  type NumberedRequest,
  READY,
} from '@selection-set/search/client';

const answer = createHost();

addEventListener('message', ({data: {id, request}}: MessageEvent<NumberedRequest>) => {
  postMessage({id, reply: answer(request)} satisfies NumberedReply);
});
postMessage(READY);
