/// The variants of one picture: for light and dark, for each scale.
///
/// Safe to use from any thread.
///
/// Unchecked because of `registered`, which `lock` guards.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant {
    var traits: UITraitCollection
    /// Without an asset of its own, so that nothing keeps itself alive.
    var image: UIImage
  }

  private let lock = NSLock()
  private var registered: [Variant] = []
  private let catalogued: AssetSet<AssetImage>?

  public override init() {
    catalogued = nil
    super.init()
  }

  init(_ set: AssetSet<AssetImage>) {
    catalogued = set
    super.init()
  }

  /// The picture for `traitCollection`; an empty one when the asset has none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    guard let found = variant(for: traitCollection) else { return UIImage() }
    let image = UIImage(copying: found)
    image.imageAsset = self
    return image
  }

  /// Adds a picture for the traits that `traitCollection` specifies; it takes the place of another for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let copy = UIImage(copying: image)
    copy.imageAsset = nil
    lock.withLock {
      registered.removeAll { $0.traits.isEqual(traitCollection) }
      registered.append(Variant(traits: traitCollection, image: copy))
    }
    if image.imageAsset == nil { image.imageAsset = self }
  }

  /// Takes away the picture that was registered for exactly these traits.
  open func unregister(with traitCollection: UITraitCollection) {
    lock.withLock { registered.removeAll { $0.traits.isEqual(traitCollection) } }
  }

  /// Of the pictures registered, the last whose traits all hold, else a catalogue's, else the first registered.
  func variant(for traits: UITraitCollection) -> UIImage? {
    let (fitting, first) = lock.withLock {
      (registered.last { traits.containsTraits(in: $0.traits) }?.image, registered.first?.image)
    }
    return fitting ?? catalogued?.image(for: traits) ?? first
  }
}
