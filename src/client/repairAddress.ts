import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {repairAddress} from '@site/src/lib/page/address';

// Client modules run before the router listens to the browser.
if (ExecutionEnvironment.canUseDOM) {
  repairAddress(window);
}
