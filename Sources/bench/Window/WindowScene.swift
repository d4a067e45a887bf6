import UIKit

/// The contents of the window, and how it is scrolled.
@MainActor protocol WindowScene {
  var name: String { get }
  var controller: UIViewController { get }
  var view: UICollectionView { get }
  /// The colour that counts as not covered.
  var background: UIColor { get }
  /// The upper left corner of the area in which cover is counted.
  var gridOrigin: (x: Int, y: Int) { get }
  /// The number of programmes, if there are any.
  var programmeCount: Int { get }
  /// The checksum of the programmes, if there are any.
  var checksum: UInt32 { get }
  func move(toX x: Int, y: Int)
}

/// The comparison's guide.
@MainActor struct GuideScene: WindowScene {
  private let grid: PeerGrid
  private let data: PeerData

  init(size: CGSize) {
    data = PeerData()
    grid = PeerGrid(data: data, size: size)
  }

  let name = "epg"
  let gridOrigin = (x: PeerScript.columnWidth, y: PeerScript.headerHeight)
  var controller: UIViewController { grid.controller }
  var view: UICollectionView { grid.view }
  var background: UIColor { grid.view.backgroundColor ?? .black }
  var programmeCount: Int { data.programmes.count }
  var checksum: UInt32 { data.checksum }
  func move(toX x: Int, y: Int) { grid.move(toX: x, y: y) }
}

/// The comparison's uniform grid: 1,000,000 cells of one size in a flow layout.
@MainActor struct UniformScene: WindowScene {
  private let uniform: UniformController

  init(size: CGSize) {
    uniform = UniformController(size: size)
  }

  let name = "uniform"
  let gridOrigin = (x: 0, y: 0)
  let programmeCount = 0
  let checksum: UInt32 = 0
  var controller: UIViewController { uniform }
  var view: UICollectionView { uniform.collectionView }
  var background: UIColor { UniformController.background }
  func move(toX x: Int, y: Int) { view.contentOffset = CGPoint(x: x, y: y) }
}

final class UniformController: UICollectionViewController {
  static let background = UIColor(red: 0x10 / 255, green: 0x14 / 255, blue: 0x18 / 255, alpha: 1)

  init(size: CGSize) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: PeerScript.uniformCell, height: PeerScript.uniformCell)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    super.init(collectionViewLayout: layout)
    view.frame = CGRect(origin: .zero, size: size)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = Self.background
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UniformCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    PeerScript.uniformCount
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? UniformCell)?.text = "Item \(indexPath.item)"
    return cell
  }
}
