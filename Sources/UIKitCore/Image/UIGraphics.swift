/// The current drawing context of each thread: a stack.
enum GraphicsStack {
  struct Entry {
    let context: CGContext
    /// Pixels per point of an image context; 0 for others.
    let scale: CGFloat
  }

  // Read and written on the main actor alone: `MainContext` sees to it.
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

/// The context `draw(_:)` and image renderers draw into; nil outside of them.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.entries.last?.context }

public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.entries.append(GraphicsStack.Entry(context: context, scale: 0))
}

public func UIGraphicsPopContext() { _ = GraphicsStack.entries.popLast() }

/// Starts a bitmap of `size` points; a scale of 0 is the screen's. Ends with `UIGraphicsEndImageContext`.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
  guard size.width > 0, size.height > 0, let context = CGContext(size: size, scale: scale, opaque: opaque) else {
    return
  }
  GraphicsStack.entries.append(GraphicsStack.Entry(context: context, scale: scale))
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.entries.last, entry.scale > 0, let image = entry.context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: image, scale: entry.scale, orientation: .up)
}

public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}

public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame 1 point wide inside `rect`.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
  /// Makes this the fill and stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
