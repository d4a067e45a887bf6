import Testing
@testable import UniformTypeIdentifiers

struct UTTypeTests {
  @Test func typesAreFoundByEndingAndMediaType() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "image/gif") == .gif)
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    #expect(UTType(mimeType: "image/unheard-of") == nil)
    #expect(UTType("public.jpeg") == .jpeg)
    #expect(UTType("no.such.type") == nil)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.png.preferredMIMEType == "image/png")
  }

  @Test func typesConformToMoreGeneralOnes() {
    #expect(UTType.gif.conforms(to: .image))
    #expect(UTType.gif.conforms(to: .gif))
    #expect(UTType.heic.isSubtype(of: .data))
    #expect(UTType.image.isSupertype(of: .heic))
    #expect(!UTType.image.conforms(to: .png))
    #expect(UTType.svg.conforms(to: .text))
  }

  @Test func unknownEndingsHaveDynamicTypes() throws {
    let type = try #require(UTType(filenameExtension: "lineup"))
    #expect(type.isDynamic)
    #expect(type.conforms(to: .data))
    #expect(type.preferredFilenameExtension == "lineup")
  }

  @Test func theTableHasAllTypesThatItNames() {
    for (identifier, entry) in UTTypeTable.entries {
      #expect(UTType(identifier)?.isDeclared ?? false)
      for parent in entry.parents {
        #expect(UTTypeTable.entries[parent] != nil, "\(identifier) conforms to \(parent), which is not in the table")
      }
      // A type that conformed to itself would have supertypes without end.
      #expect(!(UTType(identifier)?.supertypes.contains { $0.identifier == identifier } ?? true))
    }
  }

  @Test func filesHaveTheirTypes() {
    let types: [String: UTType] = [
      "tsv": .tabSeparatedText, "css": .css, "py": .pythonScript, "h": .cHeader, "avi": .avi, "m3u8": .m3uPlaylist,
      "tar": .tarArchive, "epub": .epub, "heif": .heif, "dng": .dng, "usdz": .usdz, "log": .log,
    ]
    for (ending, type) in types { #expect(UTType(filenameExtension: ending) == type) }
    #expect(UTType.log.identifier == "public.log" && UTType.heif.identifier == "public.heif")
  }
}
