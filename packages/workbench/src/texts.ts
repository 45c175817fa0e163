import type {ButtonHTMLAttributes, ComponentType, ReactNode} from 'react';

/** Texts of a bench, in the reader's language. */
export interface BenchTexts {
  /** Name of the whole bench for screen readers, such as "Schema desk". */
  readonly bench: string;
  readonly examples: string;
  /** First option of the list of examples, while the texts match none of them. */
  readonly own: string;
  readonly files: string;
  readonly settings: string;
  readonly result: string;
  /** Button beside the status that leads to the result. */
  readonly toResult: string;
  readonly views: string;
  readonly run: string;
  readonly stop: string;
  /** Button that reads a file from the device into an editor. */
  readonly openFile: (file: string) => string;
  /** Says that a file of the device is too large, no text, or unreadable. */
  readonly notOpened: (file: string) => string;
  /** Name of an editor; says that Escape, then Tab, leaves it. */
  readonly editor: (file: string) => string;
  /** Which keys run the tool, and leave an editor. */
  readonly keys: string;
  readonly copyLink: string;
  readonly tooLong: string;
  readonly badLink: string;
  readonly copyReport: string;
  readonly saveReport: string;
  /** A place in a file, such as "Text, line 3". */
  readonly place: (file: string, line: number) => string;
  readonly status: {
    readonly idle: string;
    readonly loading: string;
    readonly stopped: string;
    /** The run exceeded its time limit. */
    readonly late: string;
    readonly unreachable: string;
    /** The tool failed, with its message. */
    readonly failed: (message: string) => string;
    /** Mistakes in the texts prevent a result. */
    readonly problems: string;
  };
  /** Texts of CodeMirror by its own names. */
  readonly phrases: Readonly<Record<string, string>>;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon?: 'file' | 'play' | 'stop';
  readonly emphasis?: 'primary' | 'plain';
  readonly children?: ReactNode;
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: 'folder';
  readonly label: string;
  readonly size?: 'small';
}

interface CopyProps {
  readonly text: string | (() => string);
  readonly label: string;
  readonly icon?: 'link';
}

/** Controls of the site that shows the bench. */
export interface BenchControls {
  readonly Button: ComponentType<ButtonProps>;
  readonly CopyButton: ComponentType<CopyProps>;
  /** A square button that shows only its icon. */
  readonly IconButton: ComponentType<IconButtonProps>;
}
