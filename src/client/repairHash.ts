import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {repairHash} from '@site/src/lib/page/repairHash';

// Client modules run before the router listens to the browser.
if (ExecutionEnvironment.canUseDOM) {
  repairHash(window);
}
