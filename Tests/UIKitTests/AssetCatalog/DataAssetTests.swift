import Foundation
import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct DataAssetTests {
  @Test("A data set gives its file's bytes and type")
  func dataSet() throws {
    let assets = try AssetBundle()
    try assets.write(
      #"{"data":[{"idiom":"universal","filename":"list.json","universal-type-identifier":"public.json"}]}"#,
      to: "A.xcassets/List.dataset/Contents.json")
    try assets.write("[1, 2]", to: "A.xcassets/List.dataset/list.json")
    try assets.write(#"{"data":[{"idiom":"universal"}]}"#, to: "A.xcassets/Empty.dataset/Contents.json")
    let asset = try #require(NSDataAsset(name: "List", bundle: assets.bundle))
    #expect(asset.data == Data("[1, 2]".utf8) && asset.typeIdentifier == "public.json" && asset.name == "List")
    #expect(NSDataAsset(name: "Empty", bundle: assets.bundle) == nil)
    #expect(NSDataAsset(name: "Other", bundle: assets.bundle) == nil && NSDataAsset(name: "Other") == nil)
  }
}
