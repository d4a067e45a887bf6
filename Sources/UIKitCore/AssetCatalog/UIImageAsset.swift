/// The variants of a picture: for light and dark, for each scale.
///
/// Safe to use from any thread.
///
/// Unchecked because of `registered`, which `lock` guards.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant {
    var traits: UITraitCollection
    /// The image without its asset, to avoid a cycle of references.
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

  /// Returns the picture for `traitCollection`; an empty one if the asset has none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    guard let found = variant(for: traitCollection) else { return UIImage() }
    let image = UIImage(copying: found)
    image.imageAsset = self
    return image
  }

  /// Adds a picture for the traits that are specified in `traitCollection`, replacing another for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let copy = UIImage(copying: image)
    copy.imageAsset = nil
    lock.withLock {
      registered.removeAll { $0.traits.isEqual(traitCollection) }
      registered.append(Variant(traits: traitCollection, image: copy))
    }
    if image.imageAsset == nil { image.imageAsset = self }
  }

  /// Removes the picture that was registered for exactly these traits.
  open func unregister(with traitCollection: UITraitCollection) {
    lock.withLock { registered.removeAll { $0.traits.isEqual(traitCollection) } }
  }

  /// Returns the last registered picture whose traits all match, or else a catalogue's, or else the first registered
  /// one.
  func variant(for traits: UITraitCollection) -> UIImage? {
    let (fitting, first) = lock.withLock {
      (registered.last { traits.containsTraits(in: $0.traits) }?.image, registered.first?.image)
    }
    return fitting ?? catalogued?.image(for: traits) ?? first
  }
}
