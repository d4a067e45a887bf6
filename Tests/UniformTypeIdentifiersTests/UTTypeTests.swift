import Testing
import UniformTypeIdentifiers

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
}
