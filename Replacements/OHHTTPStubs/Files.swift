import Foundation

/// Returns the path of a file in the resources of a class's module.
public func OHPathForFile(_ fileName: String, _ inBundleForClass: AnyClass) -> String? {
  bundles(of: inBundleForClass).lazy.compactMap { OHPathForFileInBundle(fileName, $0) }.first
}

public func OHPathForFileInBundle(_ fileName: String, _ bundle: Bundle) -> String? {
  let name = fileName as NSString
  return bundle.path(forResource: name.deletingPathExtension, ofType: name.pathExtension)
}

/// Returns the path of a file in the user's folder of documents, whether it exists or not.
public func OHPathForFileInDocumentsDir(_ fileName: String) -> String? {
  FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?.appendingPathComponent(fileName).path
}

/// Returns a bundle in the resources of a class's module.
public func OHResourceBundle(_ bundleBasename: String, _ inBundleForClass: AnyClass) -> Bundle? {
  bundles(of: inBundleForClass).lazy.compactMap { $0.path(forResource: bundleBasename, ofType: "bundle") }
    .compactMap { Bundle(path: $0) }.first
}

/// Returns the bundle of a class's program and that of the resources of its module, which SwiftPM puts beside programs.
private func bundles(of type: AnyClass) -> [Bundle] {
  let program = Bundle(for: type)
  let module = String(reflecting: type).prefix { $0 != "." }
  let folders = Set([program.bundleURL, program.bundleURL.deletingLastPathComponent()])
  let resources = folders.flatMap { folder in
    ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
      .filter { $0.lastPathComponent.hasSuffix("_\(module).resources") }
  }
  return [program] + resources.compactMap { Bundle(url: $0) }
}
