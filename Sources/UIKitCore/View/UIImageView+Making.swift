// These initialisers create a view of the class they are called on; see `UIViewMaking`.

extension RuntimeInstance {
  /// Declares the initialisers of `UIImageView` with images as required.
  @MainActor open class ImageViewStandIn: UIImageView {
    public required override init(image: UIImage?) {
      super.init(image: image)
    }

    public required override init(image: UIImage?, highlightedImage: UIImage?) {
      super.init(image: image, highlightedImage: highlightedImage)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// Returns an image view of `type`.
  @MainActor @inline(never) @_optimize(none) static func makeImageView(
    _ type: UIImageView.Type, image: UIImage?
  ) -> UIImageView {
    unsafeBitCast(type, to: ImageViewStandIn.Type.self).init(image: image)
  }

  /// Returns an image view of `type` with another image for the highlighted state.
  @MainActor @inline(never) @_optimize(none) static func makeImageView(
    _ type: UIImageView.Type, image: UIImage?, highlightedImage: UIImage?
  ) -> UIImageView {
    unsafeBitCast(type, to: ImageViewStandIn.Type.self).init(image: image, highlightedImage: highlightedImage)
  }
}

extension UIViewMaking where Self: UIImageView {
  /// Creates a view of the image's size, of the class it is called on.
  @_silgen_name("UIKit_makeImageView")
  public init(image: UIImage?)

  @_silgen_name("UIKit_makeImageView")
  @usableFromInline static func makeImageView(_ image: __owned UIImage?) -> Self {
    guard let view = RuntimeInstance.makeImageView(self, image: image) as? Self else {
      preconditionFailure("\(self).init(image:) created a view of another class")
    }
    return view
  }

  /// Creates a view of the class it is called on, with another image for the highlighted state.
  @_silgen_name("UIKit_makeImageViewWithTwoImages")
  public init(image: UIImage?, highlightedImage: UIImage?)

  @_silgen_name("UIKit_makeImageViewWithTwoImages")
  @usableFromInline static func makeImageView(_ image: __owned UIImage?, _ highlighted: __owned UIImage?) -> Self {
    let made = RuntimeInstance.makeImageView(self, image: image, highlightedImage: highlighted)
    guard let view = made as? Self else {
      preconditionFailure("\(self).init(image:highlightedImage:) created a view of another class")
    }
    return view
  }
}
