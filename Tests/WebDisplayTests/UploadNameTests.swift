import Testing

@testable import WebDisplay

@Suite struct UploadNameTests {
  @Test(arguments: [
    ("guide.xml", "guide.xml"), ("../../etc/passwd", "passwd"), ("C:\\feeds\\guide.xml", "guide.xml"), ("", "file"),
    ("..", "file"), (".hidden.xml", "hidden.xml"), ("a\u{0}b\nc.xml", "abc.xml"), ("/", "file"),
    ("Führer.m3u", "Führer.m3u"),
  ])
  func filesKeepTheirNamesAndNothingThatLeadsElsewhere(_ name: String, _ kept: String) {
    #expect(Uploads.harmless(name) == kept)
  }

  @Test func longNamesAreCutBetweenCharacters() {
    let name = Uploads.harmless(String(repeating: "ü", count: 500))
    #expect(name.utf8.count <= 120 && name.allSatisfy { $0 == "ü" })
  }
}
