import UIKitCore

/// A family of a font picker, with its styles.
@MainActor struct FontFamily {
  let name: String
  let descriptor: UIFontDescriptor
  let faces: [UIFontDescriptor]

  /// Returns the installed families with a font that has the configuration's traits, by name.
  static func all(for configuration: UIFontPickerViewController.Configuration) -> [FontFamily] {
    let traits = configuration.filteredTraits
    return UIFont.familyNames.sorted().compactMap { name in
      guard configuration.includeFaces || !traits.isEmpty else {
        return FontFamily(name: name, descriptor: UIFontDescriptor(fontAttributes: [.family: name]), faces: [])
      }
      let faces = UIFont.fontNames(forFamilyName: name).map { UIFontDescriptor(name: $0, size: UIFont.systemFontSize) }
        .filter { $0.symbolicTraits.isSuperset(of: traits) }
      guard let first = faces.first else { return nil }
      let descriptor = traits.isEmpty ? UIFontDescriptor(fontAttributes: [.family: name]) : first
      return FontFamily(name: name, descriptor: descriptor, faces: faces)
    }
  }
}
