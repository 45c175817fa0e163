export type HostedState =
  {readonly status: 'poster'} | {readonly status: 'open'} | {readonly status: 'failed'};

export type HostedEvent = {readonly type: 'pressed'} | {readonly type: 'failed'};

/** A poster until it is pressed; then the player, or a sentence if it does not come (HERO-2). */
export function reduceHosted(state: HostedState, event: HostedEvent): HostedState {
  switch (event.type) {
    case 'pressed':
      return state.status === 'poster' ? {status: 'open'} : state;
    case 'failed':
      return state.status === 'open' ? {status: 'failed'} : state;
    default:
      return event satisfies never;
  }
}
