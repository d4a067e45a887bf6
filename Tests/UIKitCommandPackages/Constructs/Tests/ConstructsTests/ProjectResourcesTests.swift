import XCTest

/// Files that the Xcode project copies into the tests' bundle, and the manifest does not name.
final class ProjectResourcesTests: XCTestCase {
  func testAFileOfTheProjectIsInTheBundleOfTests() throws {
    let path = try XCTUnwrap(Bundle(for: Self.self).path(forResource: "harvest", ofType: "txt"))
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "apples\n")
  }

  func testTheMainBundleIsThatOfXCTest() {
    XCTAssertEqual(Bundle.main.bundleIdentifier, "com.apple.dt.xctest.tool")
    XCTAssertEqual(Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String, "xctest")
    XCTAssertNotNil(Bundle.main.executablePath)
  }

  func testAFileInTheFolderOfTheProjectIsInTheBundleOfTests() throws {
    let path = try XCTUnwrap(Bundle(for: Self.self).path(forResource: "orchard", ofType: "txt"))
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "pears\n")
  }

  func testAFileThatTheProjectOnlyListsIsNot() {
    XCTAssertNil(Bundle(for: Self.self).path(forResource: "seed", ofType: "txt"))
  }
}
