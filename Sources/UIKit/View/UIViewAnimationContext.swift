/// The animation block being built, if any: what layers ask for their actions.
@MainActor enum UIViewAnimationContext {
  static func action(for layer: CALayer, key: String) -> (any CAAction)? { NSNull() }
}
