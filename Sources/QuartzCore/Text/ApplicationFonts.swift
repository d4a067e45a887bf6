import CGTK
import Foundation
import Synchronization

/// Fonts from files of the program's own, beside those that are installed.
package enum ApplicationFonts {
  private static let files = Mutex<Set<String>>([])
  private static let changes = Atomic(0)

  /// Grows by one whenever a file comes or goes.
  static var generation: Int { changes.load(ordering: .acquiring) }

  /// Makes the fonts of a file available to all texts that are laid out from now on.
  ///
  /// - Returns: false when the file has no font, or cannot be read.
  package static func add(_ path: String) -> Bool {
    files.withLock { paths in
      guard holdsFont(path), FcConfigAppFontAddFile(nil, path) != 0 else { return false }
      paths.insert(path)
      changes.add(1, ordering: .releasing)
      return true
    }
  }

  /// Takes the fonts of a file away again. Linear in the number of files that were added.
  ///
  /// - Returns: false when the file was not added.
  package static func remove(_ path: String) -> Bool {
    files.withLock { paths in
      guard paths.remove(path) != nil else { return false }
      // There is no way to take away one.
      FcConfigAppFontClear(nil)
      for path in paths { _ = FcConfigAppFontAddFile(nil, path) }
      changes.add(1, ordering: .releasing)
      return true
    }
  }

  package static func contains(_ path: String) -> Bool { files.withLock { $0.contains(path) } }

  /// Whether a file has a font: fontconfig takes any file.
  private static func holdsFont(_ path: String) -> Bool {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return false }
    FcPatternDestroy(pattern)
    return count > 0
  }

  /// A font, installed or of the program, found by its PostScript name.
  package struct Face: Hashable, Sendable {
    package var family: String
    /// 100 to 1000.
    package var weight: Int
    package var isItalic: Bool
  }

  /// Returns the font that has a PostScript name; nil when there is none. Linear in the number of fonts there are.
  package static func face(named postScriptName: String) -> Face? {
    guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return nil }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(properties)
    }
    FcPatternAddString(pattern, FC_POSTSCRIPT_NAME, postScriptName)
    for property in [FC_FAMILY, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(properties, property) }
    guard let found = FcFontList(nil, pattern, properties) else { return nil }
    defer { FcFontSetDestroy(found) }
    guard found.pointee.nfont > 0, let font = found.pointee.fonts?[0] else { return nil }
    var family: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, FC_FAMILY, 0, &family) == FcResultMatch, let family else { return nil }
    var weight = 0.0
    if FcPatternGetDouble(font, FC_WEIGHT, 0, &weight) != FcResultMatch { weight = Double(FC_WEIGHT_REGULAR) }
    var slant: Int32 = 0
    _ = FcPatternGetInteger(font, FC_SLANT, 0, &slant)
    return Face(
      family: String(cString: family), weight: Int(FcWeightToOpenTypeDouble(weight)), isItalic: slant > 0)
  }
}
