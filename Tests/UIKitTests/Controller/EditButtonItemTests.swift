import Testing

import UIKit
@_spi(UIKit) @testable import UIKitCollections
@_spi(UIKit) @testable import UIKitCore
@_spi(UIKit) @testable import UIKitDynamics

@MainActor @Suite struct EditButtonItemTests {
  @Test func itSaysWhatItDoesAndDoesIt() throws {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let item = controller.editButtonItem
    #expect(item === controller.editButtonItem)
    #expect(item.title == "Edit" && item.style == .plain)
    let action = try #require(item.primaryAction)
    controller.loadViewIfNeeded()
    action.performWithSender(nil, target: nil)
    #expect(controller.isEditing && controller.collectionView.isEditing)
    #expect(item.title == "Done" && item.style == .done)
    controller.setEditing(false, animated: false)
    #expect(item.title == "Edit" && item.style == .plain)
  }

  @Test func madeWhileEditingItSaysDone() {
    let controller = UIViewController()
    controller.isEditing = true
    #expect(controller.editButtonItem.title == "Done")
  }
}
