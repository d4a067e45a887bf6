import CoreGraphics

// Creates a layer of a class known only at run time. Only `required` initialisers can be called on a metatype, and
// making Apple's designated ones required would break subclasses written for iOS. A convenience initialiser calls the
// designated one of its class, which is sufficient; only the call to it has to be written by its symbol.
extension CALayer {
  @usableFromInline convenience init(madeAs type: Void) { self.init() }

  @usableFromInline convenience init(showing layer: CALayer) { self.init(layer: layer) }

  @_silgen_name("$s10QuartzCore7CALayerC6madeAsACyt_tcfC")
  private static func allocate(_ unused: Void) -> CALayer

  @_silgen_name("$s10QuartzCore7CALayerC7showingA2C_tcfC")
  private static func allocate(showing layer: __owned CALayer) -> CALayer

  /// Returns a layer of a class known at run time, created by its `init()`.
  package static func make(_ type: CALayer.Type) -> CALayer { type.allocate(()) }

  static func makePresentation(of layer: CALayer) -> CALayer { type(of: layer).allocate(showing: layer) }
}
