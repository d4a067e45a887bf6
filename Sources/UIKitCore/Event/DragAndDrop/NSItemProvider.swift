import Foundation
import UniformTypeIdentifiers

/// A class whose objects can be written as data.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsitemproviderwriting).
@preconcurrency @MainActor public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that an object can be written as, the preferred one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns the object's data in one of these types; nil where it has none.
  func itemProviderData(withTypeIdentifier typeIdentifier: String) -> Data?
}

/// A class whose objects can be created from data.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsitemproviderreading).
@preconcurrency @MainActor public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that an object can be created from, the preferred one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns an object created from data of one of these types. Throws if the data cannot be read.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A dragged or copied item: an object, or data of several types that are created when they are needed.
///
/// Completion handlers are called asynchronously on the main run loop.
///
/// See [Apple's page](https://developer.apple.com/documentation/foundation/nsitemprovider).
@preconcurrency @MainActor open class NSItemProvider: NSObject {
  /// An error of loading an item.
  public enum LoadError: Error, Equatable {
    /// The item has nothing of that type.
    case unavailable(type: String)
  }

  private typealias Load = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private var object: (any NSItemProviderWriting)?
  private var loaders: [(type: String, visibility: NSItemProviderRepresentationVisibility, load: Load)] = []
  /// The suggested name of a file with the data; nil by default.
  open var suggestedName: String?

  public override init() {
    super.init()
  }

  /// Creates a provider of an object, in all types that it can be written as.
  public init(object: any NSItemProviderWriting) {
    self.object = object
    super.init()
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type) { [unowned object] done in
        done(object.itemProviderData(withTypeIdentifier: type), nil)
        return nil
      }
    }
  }

  /// Creates a provider of a file's contents, whose type follows from its extension; nil if the file cannot be read.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
    self.init()
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerDataRepresentation(forTypeIdentifier: type.identifier) { done in
      done(data, nil)
      return nil
    }
  }

  /// The types of the item, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { loaders.map(\.type) }

  /// Returns whether the item has data of a type, or of one that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { loader(typeIdentifier) != nil }

  /// The types that other programs may see, in the order in which they were registered.
  var typeIdentifiersForOtherPrograms: [String] { loaders.filter { $0.visibility == .all }.map(\.type) }

  private func loader(_ identifier: String) -> (type: String, load: Load)? {
    let found =
      loaders.first { $0.type == identifier }
      ?? loaders.first { loader in
        guard let wanted = UTType(identifier), let present = UTType(loader.type) else { return false }
        return present.conforms(to: wanted)
      }
    return found.map { ($0.type, $0.load) }
  }

  /// Adds a type whose data `loadHandler` creates when they are needed. Drags to other programs offer it if everyone
  /// may see it.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    loaders.append((typeIdentifier, visibility, loadHandler))
  }

  /// Adds the types that an object can be written as.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    if self.object == nil { self.object = object }
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { done in
        done(object.itemProviderData(withTypeIdentifier: type), nil)
        return nil
      }
    }
  }

  /// Loads the data of a type, or of one that conforms to it.
  ///
  /// - Returns: the progress of the loader, or else one that ends when the handler is called.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let finish: @Sendable (Data?, (any Error)?) -> Void = { data, error in
      Self.later {
        progress.completedUnitCount = 1
        completionHandler(data, error)
      }
    }
    guard let loader = loader(typeIdentifier) else {
      finish(nil, LoadError.unavailable(type: typeIdentifier))
      return progress
    }
    return loader.load(finish) ?? progress
  }

  private nonisolated static func later(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: work)
  }

  /// Returns whether an object of a class is available: the one that was given, or one created from data.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    kept(as: aClass) != nil
      || aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
  }

  /// Returns the object that was given, if it is of a class.
  private func kept(as aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    guard let object else { return nil }
    var current: AnyClass? = Swift.type(of: object)
    while let candidate = current {
      if candidate == aClass as AnyClass { return object as? any NSItemProviderReading }
      current = _getSuperclass(candidate)
    }
    return nil
  }

  /// Loads an object of a class.
  ///
  /// - Returns: the progress of the loader, or else one that ends when the handler is called.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let finish = MainHandler(completionHandler) { try aClass.object(withItemProviderData: $0, typeIdentifier: $1) }
    if let kept = kept(as: aClass) {
      return finish.later(kept, nil)
    }
    guard
      let type = aClass.readableTypeIdentifiersForItemProvider.first(where: { hasItemConformingToTypeIdentifier($0) })
    else {
      return finish.later(nil, LoadError.unavailable(type: "\(aClass)"))
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      MainActor.assumeIsolated {
        guard let data else { return finish.call(nil, error) }
        do { finish.call(try finish.make(data, type), nil) } catch { finish.call(nil, error) }
      }
    }
  }
}

/// A closure that is called on the main thread only.
private struct MainHandler: @unchecked Sendable {
  let call: ((any NSItemProviderReading)?, (any Error)?) -> Void
  /// Creates an object from data of a type.
  let make: (Data, String) throws -> any NSItemProviderReading

  init(
    _ call: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void,
    make: @escaping (Data, String) throws -> any NSItemProviderReading
  ) {
    (self.call, self.make) = (call, make)
  }

  /// Calls the closure in the next turn, and returns a progress that ends then.
  @MainActor func later(_ object: (any NSItemProviderReading)?, _ error: (any Error)?) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let work = Work {
      progress.completedUnitCount = 1
      call(object, error)
    }
    DispatchQueue.main.async { work.run() }
    return progress
  }

  /// Created and run on the main thread, so it need not be `Sendable` itself.
  private struct Work: @unchecked Sendable {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }
}
