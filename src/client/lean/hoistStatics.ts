/** In the place of `hoist-non-react-statics`: no component of this portal that the router wraps has a static member (issue 8). */
export default function hoistStatics<Component>(wrapper: Component): Component {
  return wrapper;
}
