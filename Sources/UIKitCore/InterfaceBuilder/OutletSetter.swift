/// Sets an outlet by its property, so that its observers run: `didSet` of a property with a wrapper runs when the
/// property is set, not when the wrapper's value is. Stands beside the outlet:
///
///     @InterfaceOutlet var cover: UIImageView! { didSet { cover.layer.cornerRadius = 8 } }
///     private let coverSetter = OutletSetter("cover") { (cell: AlbumCell, view: UIImageView) in cell.cover = view }
///
/// A collection's setter takes an array, with all objects at once.
///
/// Not part of Apple's API.
public struct OutletSetter {
  let name: String
  private let set: @MainActor (NSObject, Any) -> Bool

  /// Declares the setter of an outlet.
  ///
  /// - Parameters:
  ///   - name: the outlet's name.
  ///   - set: sets the property.
  public init<Owner, Value>(_ name: String, _ set: @escaping @MainActor (Owner, Value) -> Void) {
    self.name = name
    self.set = { owner, object in
      guard let owner = owner as? Owner, let value = object as? Value else { return false }
      set(owner, value)
      return true
    }
  }

  /// Sets the outlet of `owner`. Returns false for an object of another class than the outlet's.
  @MainActor func connect(_ object: NSObject, of owner: NSObject) -> Bool { set(owner, object) }

  /// Sets the outlet collection of `owner`. Returns false if an object is of another class than the collection's.
  @MainActor func connect(all objects: [NSObject], of owner: NSObject) -> Bool { set(owner, objects) }
}
