const EVENT_STREAM = 'text/event-stream';

/** The responses in an answer of the server: one, or the events of a subscription as they come. */
export async function* readResponses(answer: Response): AsyncGenerator<string> {
  if (answer.headers.get('content-type')?.startsWith(EVENT_STREAM) !== true) {
    yield await answer.text();
    return;
  }
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (
    let chunk = await reader?.read();
    chunk !== undefined && !chunk.done;
    chunk = await reader?.read()
  ) {
    const events = `${rest}${decoder.decode(chunk.value, {stream: true})}`.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = readData(event);
      if (data !== undefined) {
        yield data;
      }
    }
  }
}

/** Data of an event with a response; undefined for those that only keep the line open or end it. */
function readData(event: string): string | undefined {
  const lines = event.split('\n');
  const data = lines
    .find((line) => line.startsWith('data:'))
    ?.slice('data:'.length)
    .trim();
  return lines.includes('event: next') && data !== undefined && data !== '' ? data : undefined;
}
