import UIKit

/// Shows the picture at an address once it has been loaded, and a symbol until then.
@MainActor public final class PictureView: UIView {
  /// The task that is loading the picture.
  public private(set) var loading: Task<Void, Never>?
  private let imageView = UIImageView()
  private let symbol: UIImageView

  /// Creates a view that shows a system symbol until there is a picture.
  public init(symbolName: String) {
    symbol = UIImageView(image: UIImage(systemName: symbolName))
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    clipsToBounds = true
    layer.cornerRadius = 8
    symbol.tintColor = .tertiaryLabel
    symbol.contentMode = .scaleAspectFit
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    addSubview(symbol)
    addSubview(imageView)
  }

  public required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  /// The picture that is shown; `nil` while the symbol is.
  public var image: UIImage? { imageView.image }

  /// Shows the picture at `url`, and no other from now on, however late an earlier one arrives.
  public func show(_ url: URL?, from pictures: PictureLoader) {
    loading?.cancel()
    loading = nil
    guard let url else { return show(nil) }
    if let image = pictures.image(at: url) { return show(image) }
    show(nil)
    loading = Task { [weak self] in
      let image = try? await pictures.load(url)
      // If it is cancelled, the view shows something else by now.
      guard !Task.isCancelled else { return }
      self?.show(image)
    }
  }

  /// Shows nothing, and cancels loading.
  public func clear() {
    loading?.cancel()
    loading = nil
    show(nil)
  }

  private func show(_ image: UIImage?) {
    imageView.image = image
    symbol.isHidden = image != nil
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    let side = min(bounds.width, bounds.height) * 0.3
    symbol.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }
}
