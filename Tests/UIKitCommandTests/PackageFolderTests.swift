import Testing

@testable import UIKitCommand

@Suite struct PackageFolderTests {
  @Test func theVersionOfToolsMayFollowOtherComments() {
    #expect(!PackageFolder.isOfSwift3("// swift-tools-version:5.3\nimport PackageDescription\n"))
    #expect(
      !PackageFolder.isOfSwift3("//\n//  Package.swift\n//\n\n// Swift-Tools-Version: 6.0\nimport PackageDescription\n")
    )
    #expect(PackageFolder.isOfSwift3("// swift-tools-version:3.1\nimport PackageDescription\n"))
    #expect(PackageFolder.isOfSwift3("import PackageDescription\n// swift-tools-version:5.3\n"))
    #expect(PackageFolder.isOfSwift3(""))
  }
}
