/** Docusaurus's fork, by its file: the name of the package is that of the portal's own module in the browser. */
declare module 'react-loadable/lib/index.js' {
  type Loader = () => Promise<unknown>;

  const Loadable: {
    (options: {readonly loader: Loader}): unknown;
    Map: (options: {readonly loader: Readonly<Record<string, Loader>>}) => unknown;
  };
  export default Loadable;
}
