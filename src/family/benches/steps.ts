import type {MDXPlugin} from '@docusaurus/mdx-loader';
import remarkStudioLinks from './codegen/remarkStudioLinks';

/** Markdown steps that add links from the samples of a page to a bench. */
export const BENCH_STEPS: readonly MDXPlugin[] = [remarkStudioLinks];
