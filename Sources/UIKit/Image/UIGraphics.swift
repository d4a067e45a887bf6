@MainActor enum GraphicsStack {
  static var contexts: [CGContext] = []
}
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.contexts.last }
@MainActor public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.contexts.append(context) }
@MainActor public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }
