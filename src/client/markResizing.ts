import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {watchResizing} from '@site/src/lib/page/watchResizing';

if (ExecutionEnvironment.canUseDOM) {
  watchResizing(window, document.body);
}
