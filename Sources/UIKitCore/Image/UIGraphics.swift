/// The current drawing context of each thread: a stack.
enum GraphicsStack {
  struct Entry {
    let context: CGContext
    /// The number of pixels per point of an image context; 0 for others.
    let scale: CGFloat
    /// The document whose pages are drawn; nil for others.
    var document: DrawnDocument?
  }

  // Read and written on the main actor only, which `MainContext` ensures.
  nonisolated(unsafe) private static var main: [Entry] = []
  private static let key = "UIGraphics.contexts"

  static var entries: [Entry] {
    get {
      if MainContext.isCurrent { return main }
      return Thread.current.threadDictionary[key] as? [Entry] ?? []
    }
    set {
      if MainContext.isCurrent { main = newValue } else { Thread.current.threadDictionary[key] = newValue }
    }
  }
}

/// Returns the context that `draw(_:)` and image renderers draw into; nil outside of them.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.entries.last?.context }

/// Makes a context the current one of the thread, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.entries.append(GraphicsStack.Entry(context: context, scale: 0))
}

/// Restores the current context before the last push.
public func UIGraphicsPopContext() { _ = GraphicsStack.entries.popLast() }

/// Starts a bitmap of `size` points as the current context, until `UIGraphicsEndImageContext()`. A scale of 0 stands
/// for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
  guard size.width > 0, size.height > 0, let context = CGContext(size: size, scale: scale, opaque: opaque) else {
    return
  }
  GraphicsStack.entries.append(GraphicsStack.Entry(context: context, scale: scale))
}

/// Starts a transparent bitmap of `size` points and scale 1 as the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the content of the current bitmap; nil if the current context is not a bitmap.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.entries.last, entry.scale > 0, let image = entry.context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: image, scale: entry.scale, orientation: .up)
}

/// Ends the current bitmap.
public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}

/// Fills a rectangle of the current context with its fill colour.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills a rectangle of the current context with its fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame 1 point wide inside `rect` in the current context.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Limits drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
  /// Makes this the fill and stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the fill colour of the current context.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the stroke colour of the current context.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
