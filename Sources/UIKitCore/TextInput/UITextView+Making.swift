// The initialiser creates a view of the class it is called on; see `UIViewMaking`.

extension RuntimeInstance {
  /// Declares `UITextView.init(frame:textContainer:)` as required.
  @MainActor open class TextViewStandIn: UITextView {
    public required override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// Returns a text view of `type`.
  @MainActor @inline(never) @_optimize(none) static func makeTextView(
    _ type: UITextView.Type, frame: CGRect, textContainer: NSTextContainer?
  ) -> UITextView {
    unsafeBitCast(type, to: TextViewStandIn.Type.self).init(frame: frame, textContainer: textContainer)
  }
}

extension UIViewMaking where Self: UITextView {
  /// Creates a text view of the class it is called on.
  @_silgen_name("UIKit_makeTextView")
  public init(frame: CGRect, textContainer: NSTextContainer?)

  @_silgen_name("UIKit_makeTextView")
  @usableFromInline static func makeTextView(_ frame: CGRect, _ container: __owned NSTextContainer?) -> Self {
    let made = RuntimeInstance.makeTextView(self, frame: frame, textContainer: container)
    guard let view = made as? Self else {
      preconditionFailure("\(self).init(frame:textContainer:) created a view of another class")
    }
    return view
  }
}
