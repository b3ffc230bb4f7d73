//! `cargo xtask tidy`: runs every check and prints every fault, or one line if there are none.

use crate::house::House;
use crate::{
    Outcome, arrows, leftovers, length, manifests, module_docs, outside, places, purity, sources, test_files,
};

/// Checks the repository and prints the faults.
pub(crate) fn run() -> Result<Outcome, String> {
    let house = House::survey()?;
    let (sources, mut faults) = sources::parse(&house.files);
    faults.extend(arrows::check(&house.packages));
    faults.extend(purity::check(&sources));
    faults.extend(module_docs::check(&sources));
    faults.extend(manifests::check(&house.packages, &house.files));
    faults.extend(outside::check(&house.files));
    faults.extend(test_files::check(&house.packages, &house.files));
    faults.extend(leftovers::check(&house.files));
    faults.extend(length::check(&house.files));
    faults.extend(places::check(&house.files, &sources));
    faults.sort();

    let packages = house.packages.iter().filter(|package| package.is_member).count();
    let looked_at = format!("{packages} packages, {} files", house.files.len());
    if faults.is_empty() {
        println!("tidy: {looked_at}, nothing found");
        return Ok(Outcome::NothingFound);
    }
    for fault in &faults {
        println!("{fault}");
    }
    let count = faults.len();
    println!("tidy: {looked_at}, {count} fault{} found", if count == 1 { "" } else { "s" });
    Ok(Outcome::FaultsFound)
}
