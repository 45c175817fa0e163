/** Replaces `hoist-non-react-statics`: no component of this portal that the router wraps has a static member. */
export default function hoistStatics<Component>(wrapper: Component): Component {
  return wrapper;
}
