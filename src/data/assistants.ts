/** An assistant that opens with a question in its address. */
export interface Assistant {
  readonly id: string;
  /** Proper name; never translated. */
  readonly name: string;
  /** Address to which the encoded question is added. */
  readonly ask: string;
}

/** Offered on every document, in this order; links only, nothing of them is loaded. */
export const ASSISTANTS = [
  {id: 'chatgpt', name: 'ChatGPT', ask: 'https://chatgpt.com/?q='},
  {id: 'claude', name: 'Claude', ask: 'https://claude.ai/new?q='},
] as const satisfies readonly Assistant[];
