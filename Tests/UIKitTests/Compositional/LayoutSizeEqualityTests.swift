import Testing
import UIKit

@MainActor @Suite("Equality of layout sizes") struct LayoutSizeEqualityTests {
  @Test("Sizes and dimensions are equal by kind and value")
  func values() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(44))
    let same = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(44))
    let other = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44))
    #expect(size == same && size.hash == same.hash)
    #expect(size != other)
    #expect(NSCollectionLayoutDimension.absolute(1) == .absolute(1))
    #expect(NSCollectionLayoutDimension.absolute(1) != .absolute(2))
    #expect(NSCollectionLayoutDimension.fractionalWidth(1) != .fractionalHeight(1))
    #expect(!size.isEqual(NSObject()))
  }
}
