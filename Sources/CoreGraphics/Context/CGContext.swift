import Foundation

/// A drawing destination.
public final class CGContext {
  package init() {}
}
