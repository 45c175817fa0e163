export {default as liveSamples} from './live-samples';
export {default as samples} from './samples';
