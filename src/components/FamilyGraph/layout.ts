import {JOB_FIELDS} from '@site/src/family/data/jobFields';
import {type Job, type Tool, TOOLS} from '@site/src/family/data/tools';

/** Jobs from top to bottom. */
export const JOBS: readonly Job[] = Object.keys(JOB_FIELDS).filter(
  (key): key is Job => key in JOB_FIELDS,
);

/** Units of the drawing between both columns, which is stretched to their height and the space between them. */
export const EDGES_WIDTH = 100;
export const EDGES_HEIGHT = 440;

interface Edge {
  /** Position of the job from the top, matching the style sheet. */
  readonly place: number;
  readonly d: string;
}

export interface Row {
  readonly tool: Tool;
  /** From each of the tool's jobs to the tool. */
  readonly edges: readonly Edge[];
}

/** Tools from top to bottom, each as close to its jobs as the others allow, archived ones last among equals. */
export const ROWS: readonly Row[] = TOOLS.toSorted((one, other) => depth(one) - depth(other)).map(
  (tool, row) => ({
    tool,
    edges: tool.jobs.map((job) => {
      const place = JOBS.indexOf(job);
      return {place, d: edge(middle(place, JOBS.length), middle(row, TOOLS.length))};
    }),
  }),
);

/** Tools that do a job: those whose main job it is first, archived ones last. */
export function toolsFor(job: Job): readonly Tool[] {
  const rank = ({jobs, status}: Tool): number =>
    status === 'archived' ? JOBS.length : jobs.findIndex((own) => own === job);
  return TOOLS.filter(({jobs}) => jobs.some((own) => own === job)).toSorted(
    (one, other) => rank(one) - rank(other),
  );
}

function depth({jobs, status}: Tool): number {
  const sum = jobs.reduce((total, job) => total + JOBS.indexOf(job), 0);
  return sum / jobs.length + (status === 'archived' ? 1 / 2 : 0);
}

/** Centre of one of several rows of the same height; whole units, so that server and browser write the same text. */
function middle(row: number, rows: number): number {
  return Math.round(((row + 1 / 2) / rows) * EDGES_HEIGHT);
}

function edge(from: number, to: number): string {
  const half = EDGES_WIDTH / 2;
  const rise = to - from;
  // Relative, so that similar edges have the same text, which compresses well: the home page must stay small.
  return `M0 ${from}c${half} 0 ${half} ${rise} ${EDGES_WIDTH} ${rise}`;
}
