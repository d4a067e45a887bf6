import CGTK
import Foundation
import Synchronization

/// Fonts from the program's own files, in addition to the installed ones.
package enum ApplicationFonts {
  private static let files = Mutex<Set<String>>([])
  private static let changes = Atomic(0)

  /// A counter that increases whenever a file is added or removed.
  static var generation: Int { changes.load(ordering: .acquiring) }

  /// Makes the fonts of a file available to all texts laid out from now on.
  ///
  /// - Returns: false if the file contains no font or cannot be read.
  package static func add(_ path: String) -> Bool {
    files.withLock { paths in
      guard holdsFont(path), FcConfigAppFontAddFile(nil, path) != 0 else { return false }
      paths.insert(path)
      changes.add(1, ordering: .releasing)
      return true
    }
  }

  /// Removes the fonts of a file. Linear in the number of files added.
  ///
  /// - Returns: false if the file was not added.
  package static func remove(_ path: String) -> Bool {
    files.withLock { paths in
      guard paths.remove(path) != nil else { return false }
      // Fontconfig cannot remove a single file.
      FcConfigAppFontClear(nil)
      for path in paths { _ = FcConfigAppFontAddFile(nil, path) }
      changes.add(1, ordering: .releasing)
      return true
    }
  }

  package static func contains(_ path: String) -> Bool { files.withLock { $0.contains(path) } }

  /// Returns whether a file contains a font: fontconfig accepts any file.
  private static func holdsFont(_ path: String) -> Bool {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return false }
    FcPatternDestroy(pattern)
    return count > 0
  }

  /// Returns the PostScript name of a file's first font; nil if the file contains none.
  package static func postScriptName(ofFontIn path: String) -> String? {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return nil }
    defer { FcPatternDestroy(pattern) }
    var name: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_POSTSCRIPT_NAME, 0, &name) == FcResultMatch, let name else { return nil }
    return String(cString: name)
  }

  /// A font, installed or from the program's files, identified by its PostScript name.
  package struct Face: Hashable, Sendable {
    package var family: String
    /// The weight, from 100 to 1000.
    package var weight: Int
    package var isItalic: Bool
  }

  private struct KnownFaces {
    var generation = 0
    var faces: [String: Face?] = [:]
  }

  private static let known = Mutex(KnownFaces())

  /// Returns the font with a PostScript name; nil if there is none. Linear in the number of fonts the first time.
  package static func face(named postScriptName: String) -> Face? {
    let generation = Self.generation
    let known = Self.known.withLock { known -> Face?? in
      if known.generation != generation || known.faces.count >= 256 { known = KnownFaces(generation: generation) }
      return known.faces[postScriptName]
    }
    if let known { return known }
    let found = findFace(named: postScriptName)
    Self.known.withLock { if $0.generation == generation { $0.faces.updateValue(found, forKey: postScriptName) } }
    return found
  }

  private static func findFace(named postScriptName: String) -> Face? {
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
