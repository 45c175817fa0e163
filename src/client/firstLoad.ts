import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {takeOver} from '@site/src/lib/firstLoad/takeOver';

// Client modules run before React looks at the page.
if (ExecutionEnvironment.canUseDOM && window.firstLoad !== undefined) {
  takeOver(window.firstLoad);
}
